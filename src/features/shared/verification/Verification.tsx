import { useRef, useState } from 'react';
import {
  verificationAlertClosed,
  verificationAnswered,
  type VerificationAnswer,
  type VerificationQuestion,
} from '../../../state/address-verification/verification-slice';
import { useTillDispatch, useTillSelector } from '../../../state/shared/hooks';
import { Button } from '../../../ui/Button/Button';
import { Dialog } from '../../../ui/Dialog/Dialog';
import { ErrorAlert } from '../../../ui/Dialog/ErrorAlert';
import { useUid } from '../../../ui/element-context';
import { useT } from '../../../ui/i18n';
import { RadioCard, RadioList } from '../../../ui/RadioList/RadioList';
import { adoptStyles } from '../../../ui/styles/adopt';
import { Instructions } from './Instructions';
import { MarkedAddress } from './MarkedAddress';
import css from './Verification.css';

adoptStyles(css);

/** What the verification of an address shows: its dialog, and the alert about a service that has failed (TAXV-24). */
export function Verification() {
  const dispatch = useTillDispatch();
  const question = useTillSelector((state) => state.verification?.question ?? null);
  const alert = useTillSelector((state) => state.verification?.alert ?? null);
  return (
    <>
      {question !== null && <VerificationDialog question={question} />}
      {alert !== null && (
        <ErrorAlert text={alert} onClose={() => dispatch(verificationAlertClosed())} />
      )}
    </>
  );
}

/** Shows what a service says about an address; the shopper chooses, or goes back to the form (TAXV-02 to TAXV-08). */
function VerificationDialog({ question }: { readonly question: VerificationQuestion }) {
  const { about, original, suggested, problem, settings } = question;
  const t = useT();
  const dispatch = useTillDispatch();
  const save = useRef<HTMLButtonElement>(null);
  const intro = useUid('till-text');
  const [chosen, setChosen] = useState<VerificationAnswer>(
    suggested === null ? 'original' : 'suggested',
  );
  const answer = (given: VerificationAnswer) => dispatch(verificationAnswered(given));
  const edit = () => answer('edit');
  const title = about === 'billing' ? t('Verify Your Billing Address') : t('Verify Your Address');
  return (
    <Dialog
      open
      title={title}
      describedBy={intro}
      initialFocus={save}
      onClose={edit}
      footer={
        <div className="till-dialog__actions">
          <Button onClick={edit}>{t('Edit Address')}</Button>
          <Button ref={save} variant="primary" onClick={() => answer(chosen)}>
            {t('Save Address')}
          </Button>
        </div>
      }
    >
      <div className="till-verification">
        <div id={intro}>
          {suggested === null ? (
            <>
              <Instructions
                html={settings.unknownInstructions ?? ''}
                fallback={t('This address could not be verified. Please check that it is correct.')}
                onEdit={edit}
              />
              {problem !== '' && <p className="till-verification__problem">{problem}</p>}
            </>
          ) : (
            <Instructions
              html={settings.instructions ?? ''}
              fallback={t('To ensure accurate delivery, please check the marked changes.')}
              onEdit={edit}
            />
          )}
        </div>
        {suggested !== null && settings.choice === 'ask' ? (
          <Choice original={original} suggested={suggested} chosen={chosen} onChoose={setChosen} />
        ) : (
          <div className="till-verification__only">
            <MarkedAddress address={suggested ?? original} before={original} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface ChoiceProps {
  readonly original: VerificationQuestion['original'];
  readonly suggested: VerificationQuestion['original'];
  readonly chosen: VerificationAnswer;
  readonly onChoose: (answer: VerificationAnswer) => void;
}

function Choice({ original, suggested, chosen, onChoose }: ChoiceProps) {
  const t = useT();
  const group = useUid('till-address-to-use');
  const card = (value: VerificationAnswer, label: string, address: ChoiceProps['original']) => (
    <RadioCard
      name={group}
      value={value}
      checked={chosen === value}
      onChoose={() => {
        onChoose(value);
      }}
      label={label}
      detail={<MarkedAddress address={address} before={original} />}
    />
  );
  return (
    <RadioList legend={t('Address to use')}>
      {card('suggested', t('Suggested Address'), suggested)}
      {card('original', t('Original Address'), original)}
    </RadioList>
  );
}
