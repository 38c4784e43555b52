import type { ReactElement } from 'react';
import {
  AddedChoices,
  ChoiceBoxes,
  type FilterChoicesProps,
} from '../pieces/filters/filter-choices.tsx';
import { Popover } from './popover.tsx';

/**
 * Any number of categories or locations: boxes in a panel over the page, folded in the drawer of
 * smaller screens; a list when there are many.
 */
export const PopoverChoices = (props: FilterChoicesProps): ReactElement =>
  props.choices.length > props.most ? <AddedChoices {...props} /> : <OpenedBoxes {...props} />;

const OpenedBoxes = (props: FilterChoicesProps): ReactElement => (
  <Popover title={props.title} count={props.chosen.length}>
    <ChoiceBoxes {...props} />
  </Popover>
);
