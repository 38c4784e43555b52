/** The colours of e-mails: mail programs know no custom properties. */
export const COLOURS = {
  paper: '#f6f3ef',
  sheet: '#ffffff',
  ink: '#2b2622',
  quiet: '#6b625a',
  line: '#eae4dc',
} as const;
