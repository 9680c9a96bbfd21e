export { createRateLimiter, type RateLimit, type RateLimiter } from './rateLimiter.ts'
