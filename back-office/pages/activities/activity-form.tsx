import { MultiSelect } from '../../fields/choices.tsx';
import { inLanguage } from '../../fields/bilingual-field.tsx';
import { useOfferedLanguages } from '../../data/session.tsx';
import type { Language } from '@ribambelle/domain/base/languages.ts';
import { Checkbox, SimpleGrid, Stack, Title } from '@mantine/core';
import type { Answer } from '@ribambelle/api/client.ts';
import { useEffect } from 'react';
import { useMay } from '../../data/session.tsx';
import { BilingualField } from '../../fields/bilingual-field.tsx';
import { PictureField } from '../../fields/picture-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { RichTextField } from '../../fields/rich-text-field.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { usePanel } from '../../panels/use-panel.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { ActivityOffers } from './activity-offers.tsx';
import { ActivityMembers } from './activity-members.tsx';
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

/** What is sent of the values: pictures by their cuids. */
function request({ pictures, ...values }: ActivityValues) {
  return { ...values, images: pictures.map(({ cuid }) => cuid) };
}

/** Title, pictures, categories, ages, usual price and places, texts in both languages. */
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
      {...{
        label: inLanguage(texts[name], { language: lang, languages }),
        lang,
        value: values[name][lang],
        disabled: !editable,
      }}
      onChange={(html) =>
        form.setFieldValue(name, (before: ActivityValues['description']) => ({
          ...before,
          [lang]: html,
        }))
      }
    />
  );
  const number = (
    name: 'age_minimum' | 'age_maximum' | 'default_capacity' | 'maximum_quantity',
  ) => ({
    label: texts[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: number | null) => form.setFieldValue(name, value),
  });
  const price = (name: 'default_price' | 'default_deposit') => ({
    label: texts[name],
    value: values[name],
    error: form.errors[name],
    onChange: (value: number | null) => form.setFieldValue(name, value ?? 0),
  });
  return (
    <ActionForm id="activity" saving={saving}>
      <fieldset disabled={!editable} className="office-fields">
        <Stack gap="sm">
          <BilingualField
            {...{
              label: texts.name,
              value: values.title,
              errors: { of: form.errors, path: 'title' },
            }}
            onChange={(title) => form.setFieldValue('title', title)}
          />
          <PictureField
            upload="uploadActivityImage"
            pictures={values.pictures}
            onChange={(pictures) => form.setFieldValue('pictures', [...pictures])}
            disabled={!editable}
          />
          <MultiSelect
            label={texts.categories}
            data={categories}
            searchable
            {...form.getInputProps('categories')}
          />
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
            <WholeNumberField {...number('age_minimum')} max={120} />
            <WholeNumberField {...number('age_maximum')} max={120} />
            <WholeNumberField
              {...{ label: texts.order, value: values.order, error: form.errors['order'] }}
              onChange={(order) => form.setFieldValue('order', order ?? 0)}
            />
          </SimpleGrid>
          <Title order={level} size="h3">
            {texts.usual}
          </Title>
          <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
            <PriceField {...price('default_price')} />
            <PriceField {...price('default_deposit')} />
            <WholeNumberField {...number('default_capacity')} />
            <WholeNumberField {...number('maximum_quantity')} />
          </SimpleGrid>
          <Checkbox
            label={texts.publish}
            {...form.getInputProps('published', { type: 'checkbox' })}
          />
          <Checkbox
            label={texts.after_start}
            {...form.getInputProps('allow_registrations_after_start', { type: 'checkbox' })}
          />
          <ActivityOffers {...{ form, level }} />
          <ActivityMembers {...{ form, level }} />
          <ActivityPartial {...{ form, level }} />
          {languages.map((language) => richText('description', language))}
          {languages.map((language) => richText('instructions', language))}
        </Stack>
      </fieldset>
    </ActionForm>
  );
}
