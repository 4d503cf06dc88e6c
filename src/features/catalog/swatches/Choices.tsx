import { useMemo, useState } from 'react';
import type {
  Configurable,
  ConfigurableAttribute,
  ConfigurableOption,
} from '../../../domain/catalog/catalog.types';
import { chosenVariant, offeredOptions, swatchModelOf } from '../../../domain/catalog/swatch-model';
import { ownValue } from '../../../domain/own-value';
import { optionChosen, selectProduct } from '../../../state/catalog/catalog-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { useEmit } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';
import { OptionSelect } from './OptionSelect';
import { SwatchGroup } from './SwatchGroup';
import { useForm } from './useForm';
import { usePictures } from './usePictures';

interface ChoicesProps {
  readonly host: HTMLElement;
  readonly productId: string;
  readonly configurable: Configurable;
  readonly isListing: boolean;
  readonly numberToShow: number | null;
  readonly moreText: string | undefined;
}

const NONE: ReadonlySet<string> = new Set();
const hasSwatches = ({ options }: ConfigurableAttribute): boolean =>
  options.some(({ swatch }) => swatch !== null);

/** One group per attribute, and the fields that submit the choice. */
export function Choices(props: ChoicesProps) {
  const { host, productId, configurable, isListing, numberToShow, moreText } = props;
  const t = useT();
  const emit = useEmit();
  const dispatch = useTillDispatch();
  const { selection } = useTillSelector(selectProduct(productId));
  const model = swatchModelOf(configurable);
  const offered = useMemo(() => offeredOptions(model, selection), [model, selection]);
  const variantId = chosenVariant(model, selection);
  const [refused, setRefused] = useState('');
  const [isChecked, setChecked] = useState(false);
  const formId = useForm({
    host,
    productId,
    configurable,
    variantId,
    onReset: () => {
      setChecked(false);
      setRefused('');
    },
  });
  usePictures(host, productId, isListing);

  const choose = ({ id, label }: ConfigurableAttribute, option: ConfigurableOption | null) => {
    if (option !== null && offered.get(id)?.has(option.id) !== true) {
      setRefused(
        option.products.length === 0
          ? t('%1 is not available.', [option.label])
          : t('%1 is not available with the other choices. Change one of them first.', [
              option.label,
            ]),
      );
      return;
    }
    setRefused('');
    dispatch(optionChosen({ productId, attributeId: id, optionId: option?.id ?? null }));
    emit('till-option-chosen', {
      productId,
      attributeId: id,
      attribute: label,
      optionId: option?.id ?? null,
    });
  };

  return (
    <>
      {configurable.attributes.map((attribute) => {
        const group = {
          attribute,
          configurable,
          chosen: ownValue(selection, attribute.id) ?? null,
          offered: offered.get(attribute.id) ?? NONE,
          isMissing: isChecked && ownValue(selection, attribute.id) === undefined,
          isListing,
          numberToShow,
          moreText,
          onChoose: (option: ConfigurableOption | null) => {
            choose(attribute, option);
          },
        };
        return (
          <div key={attribute.id} className="till-swatches__attribute">
            {hasSwatches(attribute) ? <SwatchGroup {...group} /> : <OptionSelect {...group} />}
            <input
              type="hidden"
              name={`super_attribute[${attribute.id}]`}
              value={ownValue(selection, attribute.id) ?? ''}
              form={formId}
              data-validate="{required:true}"
              onInvalid={(event) => {
                event.preventDefault();
                setChecked(true);
              }}
            />
          </div>
        );
      })}
      {refused !== '' && !isListing && <p className="till-swatches__note">{refused}</p>}
      <VisuallyHidden live>{refused}</VisuallyHidden>
    </>
  );
}
