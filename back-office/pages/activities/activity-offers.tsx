import { Text } from '@mantine/core';
import type { useForm } from '@mantine/form';
import {
  OFFER_MINUTES,
  WAITING_LIST_MODES,
  waitingListModeOf,
} from '@ribambelle/domain/activities/waiting-list-modes.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { Select } from '../../fields/choices.tsx';
import { MinutesField } from '../../fields/minutes-field.tsx';
import { Fold } from '../../panels/fold.tsx';
import type { ActivityValues } from './activity-values.ts';

/**
 * The use of a place that becomes free by the waiting lists of an activity, and the time for which
 * they keep it.
 */
export function ActivityOffers({
  form,
  level,
}: {
  readonly form: ReturnType<typeof useForm<ActivityValues>>;
  readonly level: 2 | 3;
}) {
  const texts = useTexts('office-activities');
  const { values, errors } = form;
  return (
    <Fold
      title={texts.waiting_list}
      order={level}
      set={[texts.waiting_list_modes_set[values.waiting_list_mode]]}
    >
      <Select
        label={texts.waiting_list_mode}
        data={WAITING_LIST_MODES.map((value) => ({
          value,
          label: texts.waiting_list_modes[value],
        }))}
        value={values.waiting_list_mode}
        allowDeselect={false}
        onChange={(mode) => form.setFieldValue('waiting_list_mode', waitingListModeOf(mode ?? ''))}
      />
      {values.waiting_list_mode !== 'NOTIFY' && (
        <>
          <MinutesField
            label={texts.offer_time}
            value={values.offer_minutes}
            error={errors['offer_minutes']}
            max={OFFER_MINUTES.most}
            onChange={(minutes) => form.setFieldValue('offer_minutes', minutes)}
          />
          <Text size="sm" c="dimmed">
            {texts.offer_help}
          </Text>
          {values.waiting_list_mode === 'BUY' && (
            <Text size="sm" c="dimmed">
              {texts.buy_help}
            </Text>
          )}
        </>
      )}
    </Fold>
  );
}
