// SPDX-FileCopyrightText: 2026 The Kirikae authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/standin/Replies.h"

#include <atomic>
#include <chrono>
#include <ctime>
#include <thread>

#include <unistd.h>

namespace standin {

namespace {
std::string now()
{
    return std::to_string(static_cast<long long>(std::time(nullptr)));
}

/// Counts the requests to /v1/* while it lives.
class InProgress {
public:
    InProgress() { ++s_count; }
    ~InProgress() { --s_count; }
    InProgress(const InProgress &) = delete;
    InProgress &operator=(const InProgress &) = delete;
    static int count() { return s_count; }

private:
    static inline std::atomic<int> s_count = 0;
};

Reply internalError()
{
    return {500, "application/json",
            R"({"error":{"message":"EngineCore encountered an issue.","type":"InternalServerError","code":500}})",
            false};
}

Reply models(const Options &options)
{
    if (options.fault == Fault::Models500)
        return internalError();
    const std::string id = options.fault == Fault::WrongModel ? "another-model" : options.modelId();
    return {200, "application/json",
            R"({"object":"list","data":[{"id":")" + id + R"(","object":"model","created":)" + now() +
                R"(,"owned_by":"vllm","root":")" + options.model + R"(","parent":null,"max_model_len":)" +
                std::to_string(options.maxModelLen) + "}]}",
            false};
}

Reply chat(const Request &request, const Options &options)
{
    if (options.fault == Fault::NoChat)
        return {404, "application/json", R"({"detail":"Not Found"})", false};
    if (options.fault == Fault::Chat500)
        return internalError();
    if (options.fault == Fault::HangAnswers) {
        for (;;)
            pause();
    }
    std::this_thread::sleep_for(std::chrono::duration<double>(options.chatSeconds));
    const std::string answer =
        options.fault == Fault::WrongAnswers ? "!!!!!!!!!!!!!!!!" : "I am " + options.modelId() + ", at your service.";
    const std::string head =
        R"({"id":"chatcmpl-standin","created":)" + now() + R"(,"model":")" + options.modelId() + R"(",)";
    if (request.body.find(R"("stream":true)") != std::string::npos)
        return {
            200, "text/event-stream; charset=utf-8",
            "data: " + head +
                R"("object":"chat.completion.chunk","choices":[{"index":0,"delta":{"role":"assistant","content":")" +
                answer + R"("},"finish_reason":"stop"}]})" + "\n\ndata: [DONE]\n\n",
            true};
    return {200, "application/json",
            head + R"("object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant","content":")" +
                answer +
                R"("},"finish_reason":"stop"}],"usage":{"prompt_tokens":12,"total_tokens":24,"completion_tokens":12}})",
            false};
}

Reply metrics(const Options &options)
{
    return {200, "text/plain; version=0.0.4",
            "# TYPE vllm:num_requests_running gauge\n"
            "vllm:num_requests_running{engine=\"0\"} " +
                std::to_string(InProgress::count() + options.runningRequests) +
                ".0\n"
                "# TYPE vllm:num_requests_waiting gauge\n"
                "vllm:num_requests_waiting{engine=\"0\"} 0.0\n"
                "# TYPE vllm:kv_cache_usage_perc gauge\n"
                "vllm:kv_cache_usage_perc{engine=\"0\"} 0.0\n"
                "vllm:engine_sleep_state{sleep_state=\"awake\"} 1.0\n",
            false};
}

/// What vLLM guards with its key.
Reply guarded(const Request &request, const Options &options)
{
    if (!options.apiKey.empty() && request.authorization != "Bearer " + options.apiKey)
        return {401, "application/json", R"({"error":"Unauthorized"})", false};
    const InProgress inProgress;
    if (request.path == "/v1/models")
        return models(options);
    if (request.path == "/v1/chat/completions" && request.method == "POST")
        return chat(request, options);
    return {404, "application/json", R"({"detail":"Not Found"})", false};
}
} // namespace

Reply replyTo(const Request &request, const Options &options)
{
    if (request.path == "/health" || request.path == "/ping")
        return {200, "text/plain", "", false};
    if (request.path == "/version")
        return {200, "application/json", R"({"version":"0.32.0"})", false};
    if (request.path.rfind("/v1/", 0) == 0)
        return guarded(request, options);
    if (request.path == "/metrics")
        return metrics(options);
    return {404, "application/json", R"({"detail":"Not Found"})", false};
}

} // namespace standin
