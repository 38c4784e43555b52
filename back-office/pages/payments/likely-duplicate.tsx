import { Alert, Anchor, Checkbox, Stack } from '@mantine/core';
import { ApiError } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/** Returns the payment that is probably recorded a second time; null for another refusal. */
export function duplicateOf(error: unknown): ApiError['details'] | null {
  return error instanceof ApiError && error.code === 'PAYMENT_LIKELY_DUPLICATE'
    ? error.details
    : null;
}

/** The earlier payment with a link to it, and the question whether this is another one. */
export function LikelyDuplicate(props: {
  of: ApiError['details'];
  confirmed: boolean;
  onChange: (confirmed: boolean) => void;
}) {
  const texts = useTexts('office-payments');
  const formats = useFormats();
  const may = useMay();
  const { payment = '', amount = 0, method = '', received_at = '' } = props.of;
  const facts = {
    amount: formats.price(Number(amount)),
    method: texts.methodOf(String(method)),
    day: formats.plainDay(String(received_at)),
  };
  return (
    <Alert color="amber" title={texts.twice_warning(facts)} role="alert">
      <Stack gap="xs" align="start">
        {may('payments.read') ? (
          <Anchor component={LinkAndBack} to={`/payments/${payment}`}>
            {texts.twice_open}
          </Anchor>
        ) : null}
        <Checkbox
          label={texts.twice_ask}
          checked={props.confirmed}
          onChange={({ target }) => props.onChange(target.checked)}
        />
      </Stack>
    </Alert>
  );
}
