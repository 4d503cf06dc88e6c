import type {
  Configurable,
  ConfigurableAttribute,
  ConfigurableOption,
} from '../../../domain/catalog/catalog.types';

/** Props for rendering the options of one attribute. */
export interface GroupProps {
  readonly attribute: ConfigurableAttribute;
  readonly configurable: Configurable;
  /** Id of the chosen option. */
  readonly chosen: string | null;
  /** Ids of the available options. */
  readonly offered: ReadonlySet<string>;
  /** The form was submitted without a choice. */
  readonly isMissing: boolean;
  readonly isListing: boolean;
  readonly numberToShow: number | null;
  readonly moreText: string | undefined;
  /** Null clears the choice. */
  readonly onChoose: (option: ConfigurableOption | null) => void;
}
