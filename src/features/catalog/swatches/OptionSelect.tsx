import { SelectField } from '../../../ui/SelectField/SelectField';
import { useT } from '../../../ui/i18n';
import type { GroupProps } from './group.types';

/** An attribute without swatches: a drop-down that marks its unavailable options. */
export function OptionSelect({
  attribute,
  configurable,
  chosen,
  offered,
  isMissing,
  onChoose,
}: GroupProps) {
  const t = useT();
  return (
    <SelectField
      label={attribute.label}
      required
      name=""
      fieldName={`super_attribute[${attribute.id}]`}
      value={chosen ?? ''}
      emptyLabel={configurable.chooseText || t('Choose an Option...')}
      error={isMissing ? t('This is a required field.') : null}
      options={attribute.options.map(({ id, label }) => ({
        value: id,
        label: offered.has(id) ? label : t('%1 (not available)', [label]),
        disabled: !offered.has(id) && id !== chosen,
      }))}
      onValueChange={(value) => {
        onChoose(attribute.options.find(({ id }) => id === value) ?? null);
      }}
    />
  );
}
