import type { BADGE_LAYOUTS } from '@ribambelle/api/badges/shapes.ts';
import { useCall } from '@ribambelle/client/data/use-call.ts';
import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import { PaperLosses } from '../papers/paper-losses.tsx';
import { someNames } from '../papers/some-names.ts';
import type { BadgesOf } from './badges-of.ts';

/** The warnings about badges before they are opened; nothing when there are none. */
export function BadgeLosses(props: { of: BadgesOf; layout: (typeof BADGE_LAYOUTS)[number] }) {
  const texts = useTexts('badges');
  const papers = useTexts('office-papers');
  const { data } = useCall('checkBadges', { ...props.of, layout: props.layout });
  const { unprinted = [], cut = [], without_code = [] } = data ?? {};
  const also = [
    ...(cut.length > 0 ? [texts.cut(someNames(cut, papers))] : []),
    ...(without_code.length > 0 ? [texts.without_code(someNames(without_code, papers))] : []),
  ];
  return <PaperLosses unprinted={unprinted} also={also} />;
}
