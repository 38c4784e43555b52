import {
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  parseThemeColor,
  type VariantColorsResolver,
} from '@mantine/core';

/** Warm greys from paper to ink. */
const gray: MantineColorsTuple = [
  '#faf8f5',
  '#f3f0ea',
  '#e8e3da',
  '#d8d1c5',
  '#bfb6a8',
  '#9a9083',
  '#746b60',
  '#574f46',
  '#38322c',
  '#1f1b17',
];

/** The one accent: petrol. */
const petrol: MantineColorsTuple = [
  '#ecf5f5',
  '#d8e9ea',
  '#aed3d5',
  '#82bcbf',
  '#56a3a7',
  '#2f878c',
  '#1a6b70',
  '#0f5257',
  '#0a3f43',
  '#062c2f',
];

const red: MantineColorsTuple = [
  '#fdf1ee',
  '#fbe0da',
  '#f4bdb2',
  '#ec9786',
  '#e37560',
  '#d3543d',
  '#b93e28',
  '#9a301d',
  '#7a2516',
  '#571a0f',
];
const green: MantineColorsTuple = [
  '#eff6ec',
  '#dcecd6',
  '#b8d9ac',
  '#92c380',
  '#70ad5a',
  '#54943d',
  '#407a2c',
  '#316122',
  '#254a1a',
  '#193312',
];
const amber: MantineColorsTuple = [
  '#fdf5e6',
  '#fae8c8',
  '#f4d193',
  '#eeb95b',
  '#e4a02f',
  '#c98412',
  '#a2680a',
  '#805107',
  '#603c06',
  '#432a05',
];

/**
 * The props of lists of choices. The list itself scrolls, because a keyboard could not reach a box
 * that scrolls within it. It opens when the user clicks, types or presses the down arrow, and not
 * when the focus only passes with Tab.
 */
const CHOICES = {
  defaultProps: { withScrollArea: false, openOnFocus: false },
  styles: {
    options: {
      maxHeight: 260,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInlineEnd: 'var(--combobox-padding)',
    },
  },
} as const;

/**
 * Draws text buttons in the given shade of a colour, which can also be read on their background
 * under the pointer.
 */
const inTheirShade: VariantColorsResolver = (input) => {
  const usual = defaultVariantColorsResolver(input);
  const { color, theme: whole } = input;
  const { isThemeColor, value, shade } = parseThemeColor({ color, theme: whole });
  return input.variant === 'subtle' && isThemeColor && shade !== undefined
    ? { ...usual, color: value }
    : usual;
};

/** The theme: ink, warm grey, one accent; dense: 14 px, 36 px rows. */
export const theme = createTheme({
  colors: { gray, petrol, red, green, amber, yellow: amber },
  primaryColor: 'petrol',
  primaryShade: 7,
  black: '#1f1b17',
  fontFamily: "'Figtree Variable', system-ui, sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  fontSizes: { xs: '12px', sm: '13px', md: '14px', lg: '16px', xl: '20px' },
  headings: {
    fontWeight: '650',
    sizes: {
      h1: { fontSize: '22px', lineHeight: '28px' },
      h2: { fontSize: '17px' },
      h3: { fontSize: '14px' },
    },
  },
  defaultRadius: 'sm',
  respectReducedMotion: true,
  radius: { sm: '6px' },
  cursorType: 'pointer',
  variantColorResolver: inTheirShade,
  components: {
    Button: { defaultProps: { size: 'sm' } },
    TextInput: { defaultProps: { size: 'sm' } },
    Modal: { defaultProps: { centered: true } },
    // choices that are closed are not drawn: a list with its filters has hundreds of them
    Combobox: { defaultProps: { keepMounted: false } },
    Select: CHOICES,
    MultiSelect: CHOICES,
    TagsInput: CHOICES,
    Autocomplete: CHOICES,
  },
});
