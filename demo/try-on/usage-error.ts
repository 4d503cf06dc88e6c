/** What the user gave cannot be worked with; the message says why and what to do. */
export class UsageError extends Error {}
