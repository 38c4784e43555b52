import { Text } from '@mantine/core';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { useFormats } from '../../formats/formats.ts';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';
import { PartWaiting } from '../../panels/part-waiting.tsx';

const SHOWN = 50;

/**
 * The list of the last orders in which a coupon was used, each with its family and its reduction.
 */
export function CouponUses({ coupon }: { coupon: string }) {
  const texts = useTexts('office-coupons');
  const formats = useFormats();
  const may = useMay();
  const found = useCall('listCouponUses', { coupon, page_size: SHOWN });
  const { data } = found;
  if (data === undefined) return <PartWaiting found={found} />;
  return (
    <Section title={texts.uses}>
      {data.count === 0 ? <Text c="dimmed">{texts.no_uses}</Text> : null}
      {data.data.map((use) => (
        <Line
          key={use.cuid}
          figure={formats.price(-use.amount)}
          dimmed={formats.moment(use.created_at)}
        >
          {may('customers.read') ? (
            <LinkAndBack to={`/customers/${use.customer_cuid}`}>{use.customer_name}</LinkAndBack>
          ) : (
            use.customer_name
          )}
        </Line>
      ))}
      {data.count > data.data.length ? (
        <Text size="xs" c="dimmed">
          {texts.uses_more(data.data.length, data.count)}
        </Text>
      ) : null}
    </Section>
  );
}
