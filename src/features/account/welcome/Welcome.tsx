import { aroundName } from '../../../domain/greeting';
import { selectFullName } from '../../../state/sections/full-name';
import { useTillSelector } from '../../../state/shared/hooks';
import { useT } from '../../../ui/i18n';
import { adoptStyles } from '../../../ui/styles/adopt';
import css from './Welcome.css';

adoptStyles(css);

/** The texts of the server-rendered greeting; null where it has none. */
export interface GreetingTexts {
  readonly guest: string | null;
  readonly customer: string | null;
}

interface WelcomeProps {
  /** The text for guests; by default the printed one. */
  readonly guest?: string | undefined;
  /** The text for customers; `%1` is the full name. By default the printed one. */
  readonly customer?: string | undefined;
  readonly printed?: GreetingTexts;
}

/** The greeting in the header. While a customer's name is loading, the line is empty and keeps its height. */
export function Welcome({ guest, customer, printed }: WelcomeProps) {
  const t = useT();
  const name = useTillSelector(selectFullName);
  const isLoggedIn = useTillSelector(({ config }) => config.sections?.isLoggedIn ?? false);
  const isPending = name === undefined && isLoggedIn;
  return (
    <span className="till-welcome">
      {typeof name === 'string' ? (
        <Greeting text={customer ?? printed?.customer ?? t('Welcome, %1!')} name={name} />
      ) : (
        !isPending && (guest ?? printed?.guest)
      )}
    </span>
  );
}

function Greeting({ text, name }: { readonly text: string; readonly name: string }) {
  const around = aroundName(text);
  if (around === null) return text;
  const [before, after] = around;
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  );
}
