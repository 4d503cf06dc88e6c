import { memo } from 'react';
import type { ButtonPart, Part } from '../../../domain/admin-form/part.types';
import { modalOpened } from '../../../state/admin-form/admin-form-slice';
import { Button } from '../../../ui/Button/Button';
import { SafeHtml } from '../../../ui/SafeHtml/SafeHtml';
import { useFormStore } from '../useFormStore';
import { FormFieldset } from './FormFieldset';
import { FormGroup } from './FormGroup';
import { FormModal } from './FormModal';
import { FormRows } from './FormRows';
import { PartField } from './PartField';

function ModalButton({ title, modal }: ButtonPart) {
  const store = useFormStore();
  return (
    <div>
      <Button
        onClick={() => {
          store.dispatch(modalOpened(modal));
        }}
      >
        {title}
      </Button>
    </div>
  );
}

interface FormPartsProps {
  readonly parts: readonly Part[];
  /** How deep the parts are in fieldsets: the headings follow. */
  readonly depth: number;
}

/** Parts of the form below each other. */
export const FormParts = memo(function FormParts({ parts, depth }: FormPartsProps) {
  return parts.map((part) => {
    switch (part.kind) {
      case 'field':
        return <PartField key={part.name} name={part.name} />;
      case 'set':
        return (
          <FormFieldset key={part.name} part={part} depth={depth}>
            <FormParts parts={part.parts} depth={part.label === '' ? depth : depth + 1} />
          </FormFieldset>
        );
      case 'group':
        return part.isLine ? (
          <FormGroup key={part.name} part={part}>
            <FormParts parts={part.parts} depth={depth} />
          </FormGroup>
        ) : (
          <FormParts key={part.name} parts={part.parts} depth={depth} />
        );
      case 'html':
        return (
          <div className="till-admin-html" key={part.name}>
            <SafeHtml html={part.html} profile="page" block />
          </div>
        );
      case 'button':
        return <ModalButton key={part.name} {...part} />;
      case 'modal':
        return (
          <FormModal key={part.name} part={part}>
            <FormParts parts={part.parts} depth={1} />
          </FormModal>
        );
      case 'rows':
        return <FormRows key={part.name} part={part} />;
      case 'tab':
        return <FormParts key={part.name} parts={part.parts} depth={depth} />;
    }
  });
});
