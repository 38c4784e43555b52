import { Button, Checkbox, Stack } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useLanguage, useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { formatDuration } from '@ribambelle/texts/formats/format-duration.ts';
import { useSearchParams } from 'react-router';
import { Select } from '../../fields/choices.tsx';
import { useMay, useSession } from '../../data/session.tsx';
import { ActionForm } from '../../fields/action-form.tsx';
import { MomentField } from '../../fields/moment-field.tsx';
import { PriceField } from '../../fields/price-field.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { SidePanel } from '../../panels/side-panel.tsx';
import { leaveFreely } from '../../panels/unsaved.ts';
import { usePanel } from '../../panels/use-panel.ts';
import { todayIn } from '../availabilities/week.ts';
import { MONEY_REFRESHES } from '../payments/money-refreshes.ts';
import { NOTHING_RECEIVED, type Received, receivedOf } from '../registrations/money-received.tsx';
import { DeskMoney } from '../registrations/what-follows.tsx';
import { FamilyChoice, useFamily } from '../registrations/family-choice.tsx';
import type { CalendarResource } from './calendar-columns.ts';
import { ParticipantsChoice } from './participants-choice.tsx';
import { BOOKING_READS } from './use-move.ts';

const LIST = '/resource-calendar';

interface Values extends Record<string, unknown> {
  readonly resource: string;
  readonly start_at: string;
  /** Length in minutes; null means the shortest, until one is chosen. */
  readonly length: number | null;
  readonly participants: readonly string[];
  readonly price: number | null;
  readonly given: boolean;
  readonly received: Received;
}

/**
 * Books a resource at the desk: the resource, the time, the family, the participants, and the
 * price. The money comes at once, or its order waits for it.
 */
export function SellBookingPanel() {
  const texts = useTexts('office-resource-calendar');
  const panel = usePanel(LIST);
  const { timezone } = useSession().organiser;
  const [address] = useSearchParams();
  const [family, setFamily] = useFamily(address.get('family'));
  const { data } = useCall('getResourceCalendar', { day: todayIn(timezone) });
  const resources = data?.resources ?? [];
  const values: Values = {
    resource: address.get('on') ?? '',
    start_at: address.get('start') ?? '',
    length: null,
    participants: [],
    price: null,
    given: false,
    received: NOTHING_RECEIVED,
  };
  const find = (cuid: string) => resources.find((one) => one.cuid === cuid);
  const { form, saving, sending } = useActionForm('sellBooking', {
    values,
    refreshes: [...BOOKING_READS, ...MONEY_REFRESHES],
    done: texts.booked,
    once: true,
    request: (form_values) => {
      const { length, price, received, ...booking } = form_values;
      const resource = find(booking.resource);
      const minutes = lengthOf(resource, length);
      return {
        ...booking,
        participants: [...booking.participants],
        customer: family?.cuid ?? '',
        end_at: endOf(booking.start_at, minutes),
        ...(price === null || booking.given ? {} : { price }),
        received: receivedOf(received, totalOf(resource, form_values)),
      };
    },
    after: ({ cuid }) => leaveFreely(() => panel.open(cuid)),
  });
  const chosen_resource = find(form.values.resource);
  const ready = family !== null && chosen_resource !== undefined && form.values.start_at !== '';
  return (
    <SidePanel
      title={texts.add}
      onClose={panel.close}
      foot={
        <Button type="submit" form="sell-booking" loading={sending} disabled={!ready}>
          {texts.book}
        </Button>
      }
    >
      <ActionForm id="sell-booking" saving={saving} noValidate>
        <Stack>
          <Select
            label={texts.resource}
            data={resources.map(({ cuid, name }) => ({ value: cuid, label: name }))}
            searchable
            {...form.getInputProps('resource')}
            onChange={(cuid) => form.setValues({ resource: cuid ?? '', length: null })}
          />
          <MomentField
            label={texts.start}
            value={form.values.start_at === '' ? null : form.values.start_at}
            onChange={(start) => form.setFieldValue('start_at', start ?? '')}
            error={form.errors['start_at']}
          />
          <FamilyChoice
            first
            value={family}
            onChange={(one) => {
              form.setFieldValue('participants', []);
              setFamily(one);
            }}
            error={typeof form.errors['customer'] === 'string' ? form.errors['customer'] : null}
          />
          {family === null || chosen_resource === undefined ? null : (
            <ParticipantsChoice
              customer={family.cuid}
              value={form.values.participants}
              onChange={(who) => form.setFieldValue('participants', [...who])}
              help={texts.participants_help(
                chosen_resource.minimum_participants,
                chosen_resource.maximum_participants,
              )}
              error={form.errors['participants']}
            />
          )}
          {chosen_resource === undefined ? null : (
            <Cost form={form} resource={chosen_resource} family={family?.cuid ?? null} />
          )}
        </Stack>
      </ActionForm>
    </SidePanel>
  );
}

/**
 * The length of the booking with its price, another price for this once, and the money received at
 * once.
 */
function Cost(props: { form: Form; resource: CalendarResource; family: string | null }) {
  const { form, resource, family } = props;
  const texts = useTexts('office-resource-calendar');
  const formats = useFormats();
  const language = useLanguage();
  const may = useMay();
  const { length, given } = form.values;
  return (
    <>
      <Select
        label={texts.length}
        data={resource.prices.map(({ duration, amount }) => ({
          value: String(duration / 60),
          label: texts.length_of(formatDuration(duration, language), formats.price(amount)),
        }))}
        value={String(lengthOf(resource, length))}
        allowDeselect={false}
        onChange={(minutes) => form.setFieldValue('length', Number(minutes))}
        error={form.errors['end_at']}
      />
      {may('bookings.update') ? (
        <PriceField
          label={texts.price}
          description={texts.price_help}
          {...form.getInputProps('price')}
          disabled={given}
          w={180}
        />
      ) : null}
      <Checkbox label={texts.given} {...form.getInputProps('given', { type: 'checkbox' })} />
      <DeskMoney
        family={family}
        total={totalOf(resource, form.values)}
        received={form.values.received}
        onChange={(received) => form.setFieldValue('received', received)}
      />
    </>
  );
}

type Form = ReturnType<typeof useActionForm<'sellBooking', Values>>['form'];

function lengthOf(resource: CalendarResource | undefined, chosen_minutes: number | null): number {
  return chosen_minutes ?? (resource?.prices[0]?.duration ?? 3_600) / 60;
}

/** Returns the price, in minor units. */
function totalOf(resource: CalendarResource | undefined, { given, price, length }: Values): number {
  if (given) return 0;
  const minutes = lengthOf(resource, length);
  const listed_price = resource?.prices.find(({ duration }) => duration === minutes * 60);
  return price ?? listed_price?.amount ?? 0;
}

function endOf(start_at: string, minutes: number): string {
  if (start_at === '') return '';
  return new Date(Date.parse(start_at) + minutes * 60_000).toISOString();
}
