import { State } from '../../lists/state.tsx';
import { useTexts } from '../../texts/use-texts.ts';

/** Whether a review may be shown to others, in a dot and a word. */
export function Visibility(props: { private: boolean }) {
  const texts = useTexts('office-reviews');
  return <State color={props.private ? 'gray' : 'green'}>{props.private ? texts.for_organiser : texts.may_be_shown}</State>;
}
