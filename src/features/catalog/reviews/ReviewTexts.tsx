import type { ReviewDraft } from '../../../domain/review.types';
import { useT } from '../../../ui/i18n';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';

interface ReviewTextsProps {
  readonly draft: ReviewDraft;
  /** The review was submitted: empty fields are marked. */
  readonly isChecked: boolean;
  readonly onEdit: (change: Partial<ReviewDraft>) => void;
}

/** What the shopper writes: name, summary, review. */
export function ReviewTexts({ draft, isChecked, onEdit }: ReviewTextsProps) {
  const t = useT();
  const errorOf = (text: string) =>
    isChecked && text.trim() === '' ? t('This is a required field.') : null;
  return (
    <>
      <TextField
        label={t('Nickname')}
        name="nickname"
        autoComplete="nickname"
        required
        value={draft.nickname}
        error={errorOf(draft.nickname)}
        onValueChange={(nickname) => {
          onEdit({ nickname });
        }}
      />
      <TextField
        label={t('Summary')}
        name="title"
        autoComplete="off"
        required
        value={draft.title}
        error={errorOf(draft.title)}
        onValueChange={(title) => {
          onEdit({ title });
        }}
      />
      <TextArea
        label={t('Review')}
        name="detail"
        rows={4}
        required
        value={draft.detail}
        error={errorOf(draft.detail)}
        onValueChange={(detail) => {
          onEdit({ detail });
        }}
      />
    </>
  );
}
