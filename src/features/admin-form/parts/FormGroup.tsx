import type { GroupPart } from '../../../domain/admin-form/layout.types';
import { useUid } from '../../../ui/element-context';
import { FormParts } from './FormParts';

interface FormGroupProps {
  readonly part: GroupPart;
  readonly depth: number;
}

/** Fields that belong together: on one line where there is room, with one label above them. */
export function FormGroup({ part, depth }: FormGroupProps) {
  const id = useUid('till-group');
  const { label, isLine, parts } = part;
  if (!isLine) return <FormParts parts={parts} depth={depth} />;
  const line = (
    <div className="till-admin-group__line">
      <FormParts parts={parts} depth={depth} />
    </div>
  );
  if (label === '') return line;
  return (
    <div className="till-admin-group" role="group" aria-labelledby={id}>
      <p className="till-admin-group__label" id={id}>
        {label}
      </p>
      {line}
    </div>
  );
}
