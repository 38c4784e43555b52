import { useTexts } from '@ribambelle/client/texts/texts-context.tsx';
import type { ReactElement } from 'react';
import { SelectionBar } from '../pieces/schedule/selection-bar.tsx';
import type { RequestChoice } from './use-request-choice.ts';

/**
 * The number of chosen dates and of those needed, and the button to continue once they fit a tier
 * (2 §4) and break no required constraint.
 */
export const RequestBar = ({
  count,
  standing,
  reasons,
  ready,
  clear,
  goOn,
}: RequestChoice): ReactElement => {
  const { bar: texts, none_offered } = useTexts('registration-requests').choosing;
  const label =
    standing === null
      ? none_offered
      : texts[standing.state][standing.wording]({
          count,
          least: standing.minimum_availabilities,
          most: standing.maximum_availabilities,
        });
  return (
    <SelectionBar
      label={label}
      wrong={standing?.state === 'too_many'}
      ready={ready}
      reasons={reasons}
      action={texts.action}
      onAction={goOn}
      onClear={clear}
    />
  );
};
