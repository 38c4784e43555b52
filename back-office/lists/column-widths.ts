/** Widths of columns, in pixels, that never cut values of a fixed form, in either language. */
export const WIDTHS = {
  /** The box that chooses a row. */
  choose: 44,
  /** `22/11/2026 à 17 h 16`, `22/11/2026 at 12:48 pm`. */
  moment: 196,
  /** `12:45 pm`, in the first column too. */
  time: 92,
  /** `18 septembre 2017`. */
  day: 160,
  /** `mer. 30 sept. 2026`. */
  date: 150,
  /** `0470 85 66 82`. */
  phone: 128,
  /** The least width of a text without its own width: `Van den Abeele-`. */
  text: 128,
  /** `Registrations` above a number, with the arrow of its order. */
  registrations: 128,
  /** `+++945/5261/83109+++`. */
  communication: 206,
  /** `de 6 à 10 ans`. */
  ages: 124,
  /** `Reste à payer` above `1 234,56 €`. */
  amount: 132,
  /** `Pourcentage` above `12,5 %`, with the arrow of its order. */
  percentage: 124,
} as const;
