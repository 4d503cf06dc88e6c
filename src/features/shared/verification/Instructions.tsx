import { textOf } from '../../../platform/text/decode';

interface InstructionsProps {
  /** Of the shop's configuration, with markup; the text of its first link leads back to the form. */
  readonly html: string;
  /** Shown when the shop has none, translated. */
  readonly fallback: string;
  readonly onEdit: () => void;
}

/** The shop's text above the addresses: its markup is removed, and its link is a button. */
export function Instructions({ html, fallback, onEdit }: InstructionsProps) {
  const [before = '', link = '', after = ''] = /^([\s\S]*?)<a\b[^>]*>([\s\S]*?)<\/a>([\s\S]*)$/i
    .exec(html)
    ?.slice(1)
    .map(textOf) ?? [textOf(html)];
  return (
    <p className="till-verification__text">
      {before === '' && link === '' ? fallback : before}
      {link !== '' && (
        <>
          {' '}
          <button type="button" className="till-verification__edit" onClick={onEdit}>
            {link}
          </button>
        </>
      )}
      {/^[\p{L}\p{N}]/u.test(after) && ' '}
      {after}
    </p>
  );
}
