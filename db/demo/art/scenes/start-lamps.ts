/** Five pairs of start lamps on the gantry; `lit` of them burn red. */
export function startLamps(w: number, top: number, lit: number): string {
  const unit = w / 12;
  let out = `<defs><radialGradient id="red"><stop offset="0" stop-color="#ff3a1a" stop-opacity=".9"/><stop offset=".35" stop-color="#ff2410" stop-opacity=".3"/><stop offset="1" stop-color="#ff2410" stop-opacity="0"/></radialGradient></defs>`;
  out += `<path d="M-20 ${top - unit * 0.55}H${w + 20}V${top - unit * 0.25}H-20Z" fill="#08090b"/>`;
  for (let k = 0; k < 24; k++)
    out += `<path d="M${(k * w) / 24} ${top - unit * 0.5}L${((k + 0.5) * w) / 24} ${top - unit * 0.3}L${((k + 1) * w) / 24} ${top - unit * 0.5}" stroke="#2a2e34" stroke-width="9" fill="none"/>`;
  for (let k = 0; k < 5; k++) {
    const x = w / 2 + (k - 2) * unit * 1.75;
    out += `<path d="M${x - unit * 0.62} ${top - unit * 0.25}H${x + unit * 0.62}L${x + unit * 0.56} ${top + unit * 2.35}H${x - unit * 0.56}Z" fill="#0c0d10"/><path d="M${x - unit * 0.62} ${top - unit * 0.25}H${x - unit * 0.5}L${x - unit * 0.46} ${top + unit * 2.35}H${x - unit * 0.56}Z" fill="#2a2e34"/>`;
    for (const row of [0, 1]) {
      const y = top + unit * (0.5 + row * 1.1);
      out +=
        k < lit
          ? `<circle cx="${x}" cy="${y}" r="${unit * 1.5}" fill="url(#red)"/><circle cx="${x}" cy="${y}" r="${unit * 0.43}" fill="#ff2a14"/><circle cx="${x}" cy="${y}" r="${unit * 0.3}" fill="#ff6a4a"/><circle cx="${x - unit * 0.1}" cy="${y - unit * 0.12}" r="${unit * 0.1}" fill="#ffd9cc"/>`
          : `<circle cx="${x}" cy="${y}" r="${unit * 0.43}" fill="#2a0d0a"/>`;
      out += `<path d="M${x - unit * 0.5} ${y}A${unit * 0.5} ${unit * 0.5} 0 0 1 ${x + unit * 0.5} ${y}L${x + unit * 0.44} ${y - unit * 0.02}A${unit * 0.44} ${unit * 0.44} 0 0 0 ${x - unit * 0.44} ${y - unit * 0.02}Z" fill="#000"/>`;
    }
  }
  return out;
}
