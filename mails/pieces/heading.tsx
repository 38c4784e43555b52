/** The title of a part. */
export function Heading({ children }: { children: string }) {
  return <h2 style={{ margin: '24px 0 8px', fontSize: 18 }}>{children}</h2>;
}
