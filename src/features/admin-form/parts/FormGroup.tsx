import type { ReactNode } from 'react';
import type { GroupPart } from '../../../domain/admin-form/part.types';
import { useUid } from '../../../ui/element-context';

interface FormGroupProps {
  readonly part: GroupPart;
  /** Its fields. */
  readonly children: ReactNode;
}

/** Fields that belong together: on one line where there is room, with one label above them. */
export function FormGroup({ part, children }: FormGroupProps) {
  const id = useUid('till-group');
  const { label } = part;
  const line = <div className="till-admin-group__line">{children}</div>;
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
