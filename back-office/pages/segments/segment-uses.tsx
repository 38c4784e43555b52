import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/**
 * The number of discounts, volume discounts and promo codes for a segment, each with a link to
 * them: while there are any, it cannot be deleted.
 */
export function SegmentUses({ segment }: { segment: Answer<'getSegment'> }) {
  const texts = useTexts('office-segments').used;
  const may = useMay();
  const { cuid, used_by } = segment;
  const uses = [
    {
      path: '/discounts',
      permission: 'discounts.read',
      count: used_by.discounts,
      words: texts.discounts(used_by.discounts),
    },
    {
      path: '/volume-discounts',
      permission: 'volume-discounts.read',
      count: used_by.volume_discounts,
      words: texts.volume_discounts(used_by.volume_discounts),
    },
    {
      path: '/coupons',
      permission: 'discounts.read',
      count: used_by.coupons,
      words: texts.coupons(used_by.coupons),
    },
  ] as const;
  return (
    <Section title={texts.title}>
      {uses
        .filter(({ count }) => count > 0)
        .map(({ path, permission, words }) => (
          <Line key={path}>
            {may(permission) ? (
              <LinkAndBack to={`${path}?segment=${cuid}`}>{words}</LinkAndBack>
            ) : (
              words
            )}
          </Line>
        ))}
    </Section>
  );
}
