#!/bin/sh
# Asks for the settings of a new server and prints them as JSON. Needs `platen` in the path, or its place in PLATEN.
# Escape or Control-C at any question ends the script with status 130, and nothing is printed.
set -eu
platen=${PLATEN:-platen}

name=$("$platen" input "Server name" --hint "Letters, digits and hyphens." --default "web-1" \
  --pattern "[A-Za-z0-9-]+" --pattern-message "Only letters, digits and hyphens.")
region=$("$platen" choose "Region" Frankfurt Helsinki Virginia)
memory=$("$platen" number "Memory in GB" --default 8 --min 1 --max 64 --whole)
image=$(printf '%s\n' debian-12 debian-13 fedora-43 ubuntu-24.04 | "$platen" filter "Image")
contact=$("$platen" form - <<'SCHEMA'
{
  "title": "Contact",
  "type": "object",
  "required": ["email"],
  "properties": {
    "email": { "type": "string", "title": "E-mail", "format": "email" },
    "notify": { "type": "boolean", "title": "Send alerts", "default": true }
  }
}
SCHEMA
)
"$platen" confirm "Create $name in $region?" --yes || exit $?
printf '{"name":"%s","region":"%s","memory":%s,"image":"%s","contact":%s}\n' \
  "$name" "$region" "$memory" "$image" "$contact"
