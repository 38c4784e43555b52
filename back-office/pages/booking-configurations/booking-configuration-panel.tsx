import { Text } from '@mantine/core';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { RecordPanel } from '../../records/record-panel.tsx';
import { BookingConfigurationFields } from './booking-configuration-fields.tsx';
import { NEW_BOOKING_CONFIGURATION } from './booking-configuration-values.ts';

/** The panel of a booking configuration. */
export function BookingConfigurationPanel() {
  const texts = useTexts('office-booking-configurations');
  return (
    <RecordPanel
      noun="booking-configurations"
      texts={texts}
      initial={NEW_BOOKING_CONFIGURATION}
      titleOf={({ name }) => name}
      isRemovable={({ resources }) => resources === 0}
      width={640}
    >
      {(form, { record, editable }) => (
        <>
          <BookingConfigurationFields form={form} editable={editable} />
          {record === null ? null : (
            <Text c="dimmed">{texts.resources_here(record.resources)}</Text>
          )}
        </>
      )}
    </RecordPanel>
  );
}
