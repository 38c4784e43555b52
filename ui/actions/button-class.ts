import { classNames } from '../styles/class-names.ts';
import styles from './button.module.css';

export type ButtonKind = 'primary' | 'secondary' | 'white' | 'plain' | 'blurred' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

export type ButtonLook = {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
};

/** Returns the class names that make an element, usually a link, look like a button. */
export const buttonClass = ({
  kind = 'primary',
  size = 'medium',
  wide = false,
}: ButtonLook = {}): string =>
  classNames(styles.button, styles[kind], styles[size], wide && styles.wide);
