/**
 * The markup allowed in a string: `content` for the merchant's texts, `message` for server messages, which may quote
 * user input, `name` for item names, `page` for a part of the page that the server renders on request.
 */
export type SafeTextProfile = 'content' | 'message' | 'name' | 'page';
