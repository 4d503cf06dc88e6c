import { MESSAGES, type ConsoleMessage } from './table';

const HEAD = `# Console messages

<!-- Written by \`npm run docs\` from scripts/lib/messages/table.ts. -->

What Till writes to the console begins with \`[till]\` and ends with the address of its explanation on this page. Each message is
written once per page, however many elements it concerns. Codes are stable: a code is never given to another message. \`…\` is
what differs. The event \`till-element-failed\` has the code in \`detail.code\`, and the error in \`detail.cause\`.

[debugging.md](debugging.md) shows how to see calls, events and changes of the state.
`;

const section = ({ code, text, meaning, remedy }: ConsoleMessage): string =>
  `### till-${String(code)}\n\n\`${text}\`\n\n${meaning}\n\n**What to do:** ${remedy}\n`;

/** The text of docs/messages.md. */
export const messagesPage = (): string =>
  [
    HEAD,
    ...MESSAGES.flatMap(({ title, messages }) => [`## ${title}\n`, ...messages.map(section)]),
  ].join('\n');
