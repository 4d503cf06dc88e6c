import type { ReviewDraft } from '../../../domain/review.types';
import { useT } from '../../../ui/i18n';
import { TextArea } from '../../../ui/TextArea/TextArea';
import { TextField } from '../../../ui/TextField/TextField';

interface ReviewTextsProps {
  readonly draft: ReviewDraft;
  /** Field name to message. */
  readonly errors: Readonly<Partial<Record<string, string | null>>>;
  readonly onEdit: (change: Partial<ReviewDraft>) => void;
}

/** What the shopper writes: name, summary, review. */
export function ReviewTexts({ draft, errors, onEdit }: ReviewTextsProps) {
  const t = useT();
  return (
    <>
      <TextField
        label={t('Nickname')}
        name="nickname"
        autoComplete="nickname"
        required
        value={draft.nickname}
        error={errors.nickname}
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
        error={errors.title}
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
        error={errors.detail}
        onValueChange={(detail) => {
          onEdit({ detail });
        }}
      />
    </>
  );
}
