import type {
  Configurable,
  ConfigurableAttribute,
  ConfigurableOption,
} from '../../../domain/catalog/catalog.types';

/** What the options of one attribute are drawn from. */
export interface GroupProps {
  readonly attribute: ConfigurableAttribute;
  readonly configurable: Configurable;
  /** Id of the chosen option. */
  readonly chosen: string | null;
  /** Ids of the options that lead to something. */
  readonly offered: ReadonlySet<string>;
  /** The form was sent without a choice. */
  readonly isMissing: boolean;
  readonly isListing: boolean;
  readonly numberToShow: number | null;
  readonly moreText: string | undefined;
  /** Null takes the choice back. */
  readonly onChoose: (option: ConfigurableOption | null) => void;
}
