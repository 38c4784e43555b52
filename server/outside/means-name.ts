/** Returns the name by which a family knows a card or an account: `Visa ···· 4242`. */
export function nameOfMeans(of: { readonly brand: string; readonly end: string }): string {
  const { brand, end } = of;
  const name = `${brand.slice(0, 1).toUpperCase()}${brand.slice(1)}`;
  return end === '' ? name : `${name} ···· ${end}`;
}
