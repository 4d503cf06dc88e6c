import { Button } from '../../../ui/Button/Button';
import { Notice } from '../../../ui/Notice/Notice';
import { useT } from '../../../ui/i18n';

interface InvalidFieldsProps {
  /** In page order. */
  readonly fields: readonly { readonly name: string; readonly label: string }[];
  readonly onGo: (name: string) => void;
}

/** The errors that still block the step, next to "Next": each entry focuses its field. */
export function InvalidFields({ fields, onGo }: InvalidFieldsProps) {
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
