import { Select } from './choices.tsx';
import { asVatCategory, type VatCategory } from '@ribambelle/domain/vat/categories.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactNode } from 'react';
import { useSession } from '../data/session.tsx';

/** A category by VAT with its rate of today, in basis points. */
export interface RatedCategory {
  readonly category: VatCategory;
  readonly rate: number;
}

/** Returns how categories are named, with their rates where they are taxed. */
export function useCategoryNames(): (of: RatedCategory) => string {
  const texts = useTexts('vat');
  return ({ category, rate }) =>
    texts.named(texts.categories[category], rate === 0 ? '' : texts.percent(rate));
}

/** The choice of a category; without `none`, one has to be chosen. */
export function CategorySelect(props: {
  label: string;
  description?: string;
  categories: readonly RatedCategory[];
  /** The words for no choice. */
  none?: string;
  value: VatCategory | null;
  error?: ReactNode;
  disabled?: boolean;
  onChange: (value: VatCategory | null) => void;
}) {
  const nameOf = useCategoryNames();
  const texts = useTexts('vat');
  const { categories, value, onChange, none, ...field } = props;
  const empty = none ?? (value === null ? texts.not_said : null);
  const choices: readonly { readonly value: string; readonly label: string }[] = categories.map(
    (one) => ({ value: one.category, label: nameOf(one) }),
  );
  return (
    <Select
      {...field}
      data={empty === null ? choices : [{ value: '', label: empty }, ...choices]}
      value={value ?? ''}
      allowDeselect={false}
      onChange={(category) => onChange(asVatCategory(category))}
    />
  );
}

/**
 * The choice of a thing on sale: like the organisation, or another category that its regime allows.
 * Nothing is shown while there is nothing to choose.
 */
export function OwnCategoryField(props: {
  value: VatCategory | null;
  error?: ReactNode;
  disabled?: boolean;
  onChange: (value: VatCategory | null) => void;
}) {
  const texts = useTexts('vat');
  const nameOf = useCategoryNames();
  const { vat } = useSession().organiser;
  if (vat === null || vat.categories.length < 2) return null;
  const byDefault = vat.categories.find(({ category }) => category === vat.category);
  return (
    <CategorySelect
      {...props}
      label={texts.category}
      categories={vat.categories}
      none={texts.like_organisation(byDefault === undefined ? '' : nameOf(byDefault))}
    />
  );
}
