/** Line breaks that forms send as two characters and the server counts as one. */
const LINE_BREAK = /\r\n?/g;

/** The length of a text as the server counts it: by characters, not by UTF-16 units, and a line break is one. */
export const lengthOf = (text: string): number => Array.from(text.replace(LINE_BREAK, '\n')).length;

/** How many characters are left below a maximum (COUNT-01); negative when there are too many (COUNT-02). */
export const charactersLeft = (text: string, maximum: number): number => maximum - lengthOf(text);
