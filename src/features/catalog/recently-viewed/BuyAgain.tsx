import type { RecentProduct } from '../../../domain/recent.types';
import { formKey } from '../../../platform/form-key';
import { Button } from '../../../ui/Button/Button';
import { ButtonLink } from '../../../ui/Button/ButtonLink';
import { useT } from '../../../ui/i18n';
import { VisuallyHidden } from '../../../ui/VisuallyHidden/VisuallyHidden';

/**
 * Adds a viewed product to the cart with the platform's own post (LIST-07), which redirects back to this page; a product
 * with required options links to its page instead.
 */
export function BuyAgain({ product }: { readonly product: RecentProduct }) {
  const t = useT();
  const { buy, name, url } = product;
  if (buy === null) return null;
  const label = (
    <>
      {t('Add to Cart')}
      <VisuallyHidden>: {name}</VisuallyHidden>
    </>
  );
  if (buy.fields === null) {
    return (
      <ButtonLink size="s" href={url}>
        {label}
      </ButtonLink>
    );
  }
  return (
    <form
      action={buy.url}
      method="post"
      onSubmit={({ currentTarget }) => {
        const key = currentTarget.elements.namedItem('form_key');
        // The form key may have changed since the page was rendered.
        if (key instanceof HTMLInputElement) key.value = formKey();
      }}
    >
      {Object.entries({ ...buy.fields, form_key: '' }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} defaultValue={value} />
      ))}
      <Button type="submit" size="s">
        {label}
      </Button>
    </form>
  );
}
