import type { Answer } from '@ribambelle/api/client.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { useMay } from '../../data/session.tsx';
import { Line, Section } from '../../panels/facts.tsx';
import { LinkAndBack } from '../../panels/link-and-back.tsx';

/** How many discounts and promo codes are for a segment, with a way to them: while any is, it cannot be deleted. */
export function SegmentUses({ segment }: { segment: Answer<'getSegment'> }) {
  const texts = useTexts('office-segments').used;
  const may = useMay();
  const { cuid, used_by } = segment;
  const uses = [
    { path: '/discounts', count: used_by.discounts, words: texts.discounts(used_by.discounts) },
    { path: '/coupons', count: used_by.coupons, words: texts.coupons(used_by.coupons) },
  ];
  return (
    <Section title={texts.title}>
      {uses
        .filter(({ count }) => count > 0)
        .map(({ path, words }) => (
          <Line key={path}>
            {may('discounts.read') ? (
              <LinkAndBack to={`${path}?segment=${cuid}`}>{words}</LinkAndBack>
            ) : (
              words
            )}
          </Line>
        ))}
    </Section>
  );
}
