/** The secret with which shops call the sandbox of the tax service. */
export const TAX_SECRET = 'sandbox-tax-secret';
