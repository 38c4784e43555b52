/** Returns the address from which a file of transfers is downloaded. */
export function fileAddress(sepa_file: string): string {
  return `/api/back-office/sepa-files/${sepa_file}/file`;
}
