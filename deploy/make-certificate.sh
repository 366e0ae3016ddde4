#!/bin/sh
# make-certificate.sh <folder> <user id>: makes a self-signed certificate for localhost in that folder, readable by
# that user alone, unless there is one.
set -eu
folder=$1 owner=$2
if [ -s "$folder/certificate.pem" ] && [ -s "$folder/key.pem" ]; then exit 0; fi
umask 077
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 397 \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" \
    -subj '/CN=localhost' -addext 'subjectAltName=DNS:localhost,IP:127.0.0.1'
chown "$owner" "$folder" "$folder/key.pem" "$folder/certificate.pem"
