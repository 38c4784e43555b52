import { Alert, Checkbox, SimpleGrid, Stack, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LocationSelect } from '../../fields/location-select.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { TagsField } from '../../fields/tags-field.tsx';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useFormats } from '../../formats/formats.ts';
import { Fold } from '../../panels/fold.tsx';
import { WholeNumberField } from '../../fields/whole-number-field.tsx';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';

/** The settings of an availability, besides its dates. */
export interface Decided extends Record<string, unknown> {
  readonly location: string | null;
  readonly price: number;
  readonly deposit: number;
  readonly capacity: number | null;
  readonly age_minimum: number | null;
  readonly age_maximum: number | null;
  readonly registrations_start_at: string | null;
  readonly registrations_end_at: string | null;
  readonly closed: boolean;
  readonly tags: string[];
}

export const UNDECIDED: Decided = {
  location: null,
  price: 0,
  deposit: 0,
  capacity: null,
  age_minimum: null,
  age_maximum: null,
  closed: false,
  tags: [],
  registrations_start_at: null,
  registrations_end_at: null,
};

/**
 * The fields of location, price, places, ages and registration window; warns when there are fewer
 * places than `registered`.
 */
export function DecidedFields<Values extends Decided>(props: {
  form: UseFormReturnType<Values>;
  registered: number;
}) {
  const texts = useTexts('office-availabilities');
  const { form } = props;
  const { capacity } = form.values;
  return (
    <Stack gap="sm">
      <LocationSelect
        label={texts.location}
        placeholder={texts.no_location}
        {...fieldOf(form, { name: 'location' })}
      />
      <SimpleGrid cols={{ base: 2, xs: 3 }} spacing="sm">
        <PriceField label={texts.price} {...fieldOf(form, { name: 'price', empty: 0 })} />
        <PriceField label={texts.deposit} {...fieldOf(form, { name: 'deposit', empty: 0 })} />
        <WholeNumberField label={texts.capacity} {...fieldOf(form, { name: 'capacity' })} />
      </SimpleGrid>
      {props.registered > 0 && form.isDirty('price') ? (
        <Text size="sm" c="gray.7" role="status">
          {texts.price_kept(props.registered)}
        </Text>
      ) : null}
      {capacity !== null && capacity < props.registered ? (
        <Alert color="amber">{texts.below_sold(props.registered)}</Alert>
      ) : null}
      <Checkbox
        label={texts.closed}
        description={texts.closed_help}
        {...form.getInputProps('closed', { type: 'checkbox' })}
      />
      <Particulars form={form} />
    </Stack>
  );
}

/** The rare fields: ages, the begin and the end of registration, and tags. */
function Particulars<Values extends Decided>({ form }: { form: UseFormReturnType<Values> }) {
  const texts = useTexts('office-availabilities');
  const { years } = useTexts('office-activities');
  const formats = useFormats();
  const known_tags = useCall('listAvailabilityTags', {}).data?.tags ?? [];
  const { age_minimum, age_maximum, registrations_start_at, registrations_end_at, tags } =
    form.values;
  const facts_set = [
    years(age_minimum, age_maximum),
    registrations_start_at === null ? '' : texts.opens_set(formats.moment(registrations_start_at)),
    registrations_end_at === null ? '' : texts.closes_set(formats.moment(registrations_end_at)),
    ...tags,
  ].filter((part) => part !== '');
  return (
    <Fold title={texts.particulars} set={facts_set}>
      <SimpleGrid cols={2} spacing="sm">
        <WholeNumberField
          label={texts.age_minimum}
          description={texts.age_help}
          max={120}
          {...fieldOf(form, { name: 'age_minimum' })}
        />
        <WholeNumberField
          label={texts.age_maximum}
          description={texts.age_help}
          max={120}
          {...fieldOf(form, { name: 'age_maximum' })}
        />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        <MomentField label={texts.opens} {...fieldOf(form, { name: 'registrations_start_at' })} />
        <MomentField label={texts.closes} {...fieldOf(form, { name: 'registrations_end_at' })} />
      </SimpleGrid>
      <TagsField
        label={texts.tags}
        description={texts.tags_help}
        known={known_tags}
        {...form.getInputProps('tags')}
      />
    </Fold>
  );
}

/**
 * Returns the value, error and change of a field; `empty` replaces an emptied amount that is
 * required.
 */
function fieldOf<Values extends Decided>(
  form: UseFormReturnType<Values>,
  input: { name: keyof Decided & string; empty?: number },
) {
  const { value, error, onChange } = form.getInputProps(input.name);
  return {
    value,
    error,
    onChange: (new_value: string | number | null) => onChange(new_value ?? input.empty ?? null),
  };
}
