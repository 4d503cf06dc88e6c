import { Fragment } from 'react';
import { fullName } from '../../../domain/address-lines';
import type { Address } from '../../../domain/address.types';
import { markedLines, type MarkedText } from '../../../domain/marked-address';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/** How a screen reader reads a mark. @phrases */
const READ = { added: 'added', changed: 'changed', removed: 'removed' } as const;

interface MarkedAddressProps {
  readonly address: Address;
  /** The address that differences are marked against. */
  readonly before: Address;
}

/** An address line by line, with what differs from another one marked, for the eye and for a screen reader. */
export function MarkedAddress({ address, before }: MarkedAddressProps) {
  return (
    <span className="till-verification__address">
      <bdi className="till-verification__line">{fullName(address)}</bdi>
      {markedLines(before, address).map((line, index) => (
        <bdi className="till-verification__line" key={index}>
          {line.map((piece, at) => (
            <Fragment key={at}>
              {at > 0 && ' '}
              <Piece {...piece} />
            </Fragment>
          ))}
        </bdi>
      ))}
    </span>
  );
}

function Piece({ text, mark }: MarkedText) {
  const t = useT();
  if (mark === 'same') return text;
  const Tag = mark === 'removed' ? 'del' : 'ins';
  return (
    <Tag className={`till-verification__mark till-verification__mark--${mark}`}>
      {text}
      <VisuallyHidden> ({t(READ[mark])})</VisuallyHidden>
    </Tag>
  );
}
