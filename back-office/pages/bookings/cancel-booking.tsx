import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useActionForm } from '../../fields/use-action-form.ts';
import { useFormats } from '../../formats/formats.ts';
import { TellFamily } from '../../panels/tell-family.tsx';
import { CancelSold, CancelSoldForm } from '../sold/cancel-sold.tsx';
import { moneyOfCancellation } from '../sold/money-of-cancellation.ts';

const REFRESHES = [
  'getOfficeBooking',
  'listOfficeBookings',
  'getResourceCalendar',
  'listRoster',
] as const;

type Booking = Answer<'getOfficeBooking'>;

/**
 * The button that cancels a booking, and the question before it: the amount left to refund, and the
 * choice to write to the family.
 */
export function CancelBooking({ booking }: { booking: Booking }) {
  const texts = useTexts('office-bookings');
  return (
    <CancelSold words={texts} question={texts.cancel_title(booking.customer.fullname)}>
      {(close) => <CancelForm booking={booking} close={close} />}
    </CancelSold>
  );
}

function CancelForm({ booking, close }: { booking: Booking; close: () => void }) {
  const texts = useTexts('office-bookings');
  const formats = useFormats();
  const { form, saving, sending } = useActionForm('cancelBooking', {
    values: { message: '', tell: true },
    refreshes: REFRESHES,
    done: texts.cancelled_done,
    after: close,
    request: (values) => ({ ...values, booking: booking.cuid }),
  });
  const money = moneyOfCancellation(booking, { words: texts, price: formats.price });
  const consequence = [texts.cancel_message, ...money];
  return (
    <CancelSoldForm
      words={texts}
      form={form}
      saving={saving}
      sending={sending}
      close={close}
      consequence={consequence.join(' ')}
    >
      <TellFamily
        of={{ booking: booking.cuid, message: form.values.message }}
        tell={form.values.tell}
        onTell={(tell) => form.setFieldValue('tell', tell)}
      />
    </CancelSoldForm>
  );
}
