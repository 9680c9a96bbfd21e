export { createRateLimiter, type RateLimiter } from './rateLimiter.ts'
