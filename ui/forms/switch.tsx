import type { ReactElement } from 'react';
import { Checkbox, type CheckboxProps } from './checkbox.tsx';

/** A yes or no that takes effect at once. */
export const Switch = (props: Omit<CheckboxProps, 'look'>): ReactElement => (
  <Checkbox {...props} look="switch" />
);
