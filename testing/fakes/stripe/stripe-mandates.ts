import { type Answer, answerWith, type ApiCall, type World } from '../providers/protocol.ts';
import { metadataIn, refusal, unknown } from './stripe-answers.ts';
import { expandedBy, listOf } from './stripe-lists.ts';
import { intentResource } from './stripe-resources.ts';

/** A route of the API, with the id in its path. */
export type Route = (input: { call: ApiCall; world: World; id: string }) => Answer;

/** The routes of payments without a session, and of kept means of payment. */
export const mandateRoutes: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [/^POST \/v1\/payment_intents$/, createIntent],
  [/^GET \/v1\/payment_intents$/, listIntents],
  [/^GET \/v1\/payment_intents\/(\w+)$/, readIntent],
  [/^POST \/v1\/payment_methods\/(\w+)\/detach$/, detach],
];

function createIntent({ call, world }: { call: ApiCall; world: World }): Answer {
  const form = new URLSearchParams(call.body);
  const mandate = world.books.findMandate(call.access, form.get('payment_method') ?? '');
  if (mandate?.is_valid !== true || mandate.customer_id !== form.get('customer'))
    return refusal({
      message: 'The PaymentMethod does not belong to the Customer.',
      param: 'payment_method',
    });
  if (form.get('off_session') !== 'true' || form.get('confirm') !== 'true')
    return refusal({ message: 'Without its payer it must be confirmed.', param: 'off_session' });
  const type = mandate.kind === 'CARD' ? 'card' : 'sepa_debit';
  if (form.get('allowed_payment_method_types[0]') !== type)
    return refusal({ message: 'The PaymentMethod has another type.', param: 'payment_method' });
  const amount = Number(form.get('amount'));
  if (!(amount >= 50))
    return refusal({ code: 'amount_too_small', message: 'The amount is too small.' });
  const payment = world.books.charge(call.access, {
    mandate,
    amount,
    currency: (form.get('currency') ?? '').toUpperCase(),
    description: form.get('description') ?? '',
    metadata: metadataIn(form),
    return_url: '',
    cancel_url: '',
    webhook_url: '',
    locale: 'en',
    expires_at: new Date('2099-01-01T00:00:00.000Z'),
    method: type,
  });
  const intent = intentResource({ payment, expanded: expandedBy(form) }, world);
  if (payment.failure === null) return answerWith(intent);
  const { code, advice } = payment.failure;
  return refusal(
    {
      type: 'card_error',
      code: 'card_declined',
      decline_code: code,
      advice_code: advice,
      message: 'Your card was declined.',
      payment_intent: intent,
    },
    402,
  );
}

function listIntents({ call, world }: { call: ApiCall; world: World }): Answer {
  const customer = call.query.get('customer');
  const intents = world.books
    .of(call.access)
    .filter((payment) => customer === null || payment.customer_id === customer)
    .map((payment) => intentResource({ payment }, world))
    .flatMap(({ id, ...rest }) => (id === null ? [] : [{ id, ...rest }]));
  return listOf(call, intents);
}

function readIntent({ call, world, id }: { call: ApiCall; world: World; id: string }): Answer {
  const token = id.replace('pi_', '');
  const payment = world.books.of(call.access).find((one) => one.token === token);
  return payment === undefined
    ? unknown('payment_intent', id)
    : answerWith(intentResource({ payment, expanded: expandedBy(call.query) }, world));
}

function detach({ call, world, id }: { call: ApiCall; world: World; id: string }): Answer {
  const mandate = world.books.findMandate(call.access, id);
  if (mandate === undefined) return unknown('payment_method', id);
  if (!mandate.is_valid)
    return refusal({ message: 'The payment method is not attached to a customer.' });
  mandate.is_valid = false;
  return answerWith({ id, object: 'payment_method', customer: null });
}
