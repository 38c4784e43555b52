import { MultiSelect } from '../../fields/choices.tsx';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { useOfferedLanguages } from '../../data/session.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { Checkbox, SimpleGrid, Stack, VisuallyHidden } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { OwnCategoryField } from '../../fields/vat-category.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { Fold } from '../../panels/fold.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActivityOffers } from './activity-offers.tsx';
import { ActivityMembers } from './activity-members.tsx';
import { ActivityLimits } from './activity-limits.tsx';
import { ActivityPartial } from './activity-partial.tsx';
import { type ActivityValues, NEW_ACTIVITY, valuesOf } from './activity-values.ts';
import { useCategoryOptions } from './use-category-options.ts';

export interface FormState {
  readonly dirty: boolean;
  readonly sending: boolean;
}

interface FormProps {
  readonly activity: Answer<'getOfficeActivity'> | null;
  readonly onState: (state: FormState) => void;
}

/** Returns the request for the values: pictures by their cuids. */
function request({ pictures, ...values }: ActivityValues) {
  return { ...values, images: pictures.map(({ cuid }) => cuid) };
}

/**
 * The form of an activity. The common fields come first: title, description, pictures, categories,
 * ages, default price and places; the others are folded, by subject.
 */
export function ActivityForm({ activity, onState }: FormProps) {
  const languages = useOfferedLanguages();
  const texts = useTexts('office-activities');
  const panel = usePanel('/activities');
  const may = useMay();
  const categories = useCategoryOptions();
  const input = {
    values: activity === null ? NEW_ACTIVITY : valuesOf(activity),
    refreshes: ['listOfficeActivities', 'getOfficeActivity'] as const,
  };
  const creating = useActionForm('createActivity', {
    ...input,
    request,
    done: texts.created_go_on,
    after: ({ cuid }) => panel.open(cuid),
  });
  const updating = useActionForm('updateActivity', {
    ...input,
    request: (values) => ({
      ...request(values),
      activity: activity?.cuid ?? '',
      version: activity?.version ?? 0,
    }),
  });
  const { form, saving, sending } = activity === null ? creating : updating;
  const level = activity === null ? 3 : 2;
  const editable = may(activity === null ? 'activities.create' : 'activities.update');
  const dirty = form.isDirty();
  useEffect(() => onState({ dirty, sending }), [dirty, sending, onState]);
  const { values } = form;
  const richText = (name: 'description' | 'instructions', lang: Language) => (
    <RichTextField
      key={lang}
      label={inLanguage(texts[name], { language: lang, languages })}
      lang={lang}
      value={values[name][lang]}
      disabled={!editable}
      onChange={(html) =>
        form.setFieldValue(name, (before: ActivityValues['description']) => ({
          ...before,
          [lang]: html,
        }))
      }
    />
  );
  const number = (name: 'age_minimum' | 'age_maximum' | 'default_capacity') => ({
    label: texts[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: number | null) => form.setFieldValue(name, value),
  });
  return (
    <ActionForm id="activity" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            label={texts.name}
            value={values.title}
            errors={{ of: form.errors, path: 'title' }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          {/* the description may have its own headings, which follow this one */}
          <VisuallyHidden component={`h${level}`}>{texts.description}</VisuallyHidden>
          {languages.map((language) => richText('description', language))}
          <PictureField
            upload="uploadActivityImage"
            value={values.pictures}
            onChange={(pictures) => form.setFieldValue('pictures', [...pictures])}
            disabled={!editable}
          />
          <MultiSelect
            label={texts.categories}
            data={categories}
            searchable
            {...form.getInputProps('categories')}
          />
          <SimpleGrid cols={2} spacing="sm">
            <WholeNumberField {...number('age_minimum')} max={120} />
            <WholeNumberField {...number('age_maximum')} max={120} />
            <PriceField
              label={texts.default_price}
              value={values.default_price}
              error={form.errors['default_price']}
              onChange={(value) => form.setFieldValue('default_price', value ?? 0)}
            />
            <WholeNumberField {...number('default_capacity')} />
          </SimpleGrid>
          <OwnCategoryField
            value={values.vat_category}
            error={form.errors['vat_category']}
            onChange={(category) => form.setFieldValue('vat_category', category)}
          />
          <Checkbox
            label={texts.publish}
            {...form.getInputProps('published', { type: 'checkbox' })}
          />
          <Fold
            title={texts.instructions}
            order={level}
            set={isWritten(values.instructions) ? [texts.instructions_written] : []}
          >
            {languages.map((language) => richText('instructions', language))}
          </Fold>
          <ActivityLimits form={form} level={level} />
          <ActivityOffers form={form} level={level} />
          <ActivityMembers form={form} level={level} />
          <ActivityPartial form={form} level={level} />
        </Stack>
      </fieldset>
    </ActionForm>
  );
}

const isWritten = (text: ActivityValues['instructions']) =>
  Object.values(text).some((html) => html.replaceAll(/<[^>]*>/g, '').trim() !== '');
