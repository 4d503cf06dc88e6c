/** The user's input is invalid; the message says why and what to do. */
export class UsageError extends Error {}
