import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';

interface RefusedFieldsProps {
  /** In the order of the page. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onGo: (name: string) => void;
}

/** What still keeps the step from going on, beside "Next": each entry leads to its field. */
export function RefusedFields({ fields, onGo }: RefusedFieldsProps) {
  const t = useT();
  return (
    <Notice tone="error">
      {t('Please check the marked fields above.')}
      <ul className="till-shipping-step__refused">
        {fields.map(({ name, label }) => (
          <li key={name}>
            <Button
              size="s"
              variant="quiet"
              onClick={() => {
                onGo(name);
              }}
            >
              {label}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
